import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './node.mjs';

/** Beside package.json, because node_modules and build are replaced under this lock. */
const lockFile = path.join(root, '.setup.lock');

/** Runs the work while no other command of this clone installs or builds. */
export async function withSetupLock(work) {
  for (let told = false; !acquire(); await sleep(200)) {
    if (!told) process.stderr.write('Another command is installing or building here; waiting for it ...\n');
    told = true;
  }
  try {
    return await work();
  } finally {
    release();
  }
}

function acquire() {
  // Written aside and linked, so that a lock never exists without its owner's number.
  const mine = `${lockFile}.new-${process.pid}`;
  fs.writeFileSync(mine, String(process.pid));
  try {
    fs.linkSync(mine, lockFile);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(mine, { force: true });
  }
  const owner = readOwner(lockFile);
  if (owner !== undefined && !isAlive(owner)) breakLock(owner);
  return false;
}

/** Removes the lock of a killed process; if another command was faster, its new lock is restored. */
function breakLock(owner) {
  const aside = `${lockFile}.${process.pid}`;
  try {
    fs.renameSync(lockFile, aside);
    if (readOwner(aside) !== owner) fs.linkSync(aside, lockFile);
    fs.rmSync(aside, { force: true });
  } catch {
    // Another process was faster; the next round checks again.
  }
}

function release() {
  if (readOwner(lockFile) === process.pid) fs.rmSync(lockFile, { force: true });
}

/** Undefined when the lock is gone. */
function readOwner(file) {
  try {
    return Number(fs.readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
