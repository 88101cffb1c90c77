import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { newScriptMark, takeMarkedScripts } from './inline-scripts.ts';

const sha256 = (code: string) => createHash('sha256').update(code).digest('base64');
const mark = newScriptMark();
const ours = (code: string, attributes = '') => `<script nonce="${mark}"${attributes}>${code}</script>`;

it('lists the scripts with the mark, each once, and removes the mark', () => {
  const { html, hashes } = takeMarkedScripts(
    `<link rel="modulepreload" nonce="${mark}" href="/a.js"/>${ours('a()')}${ours('b()', ' type="module"')}${ours('a()')}`,
    mark,
  );
  expect(hashes).toEqual([sha256('a()'), sha256('b()')]);
  expect(html).toBe(
    '<link rel="modulepreload" href="/a.js"/><script>a()</script><script type="module">b()</script><script>a()</script>',
  );
});

it.each([
  ['by itself', '<script>planted()</script>'],
  ['with a guessed mark', '<script nonce="AAAAAAAAAAAAAAAAAAAAAA">planted()</script>'],
  ['left open before one of ours', '<script>planted();/*'],
  ['in the attributes of another element', '<script data-x="<script>planted()</script>'],
])('does not list a planted script: %s', (_, planted) => {
  const { hashes } = takeMarkedScripts(`<p>${planted}</p>${ours('a()')}`, mark);
  expect(hashes).toEqual([sha256('a()')]);
});

it('each render has a mark of its own', () => {
  expect(newScriptMark()).not.toBe(newScriptMark());
});
