import { expect, it, onTestFinished } from 'vitest';
import { bearerOf, newStorage, signedUp } from './support/account-clients.ts';
import { preparedDataFolder } from './support/data-folder.ts';
import { picture } from './support/pictures.ts';
import { startS3 } from './support/s3-process.ts';
import { startCommand } from './support/shop-command.ts';
import { startSmtpServer } from './support/smtp-process.ts';

it('the built program signs people in, stores their pictures in S3 and sends mail by SMTP, like its sources', async () => {
  const smtp = await startSmtpServer();
  const s3 = await startS3();
  onTestFinished(() => s3.end());
  const running = startCommand('build/program/main.js', {
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: preparedDataFolder(),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'kami@toko.test',
    ...s3.settings,
  });
  const [, origin = ''] = await running.says(/Lokapasar runs on (\S+)/);
  const shop = { origin };

  const { session, user } = await signedUp(shop);
  const avatars = newStorage(shop, bearerOf(session));
  const name = `${user.id}/me.png`;
  expect(
    (await avatars.upload(name, new Blob([new Uint8Array(await picture('png'))], { type: 'image/png' })))
      .error,
  ).toBeNull();
  const read = await fetch(avatars.getPublicUrl(name).data.publicUrl);
  expect([read.status, read.headers.get('Content-Type')]).toEqual([200, 'image/png']);

  const asked = await fetch(`${origin}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'sari@contoh.id' }),
  });
  expect(asked.status).toBe(200);
  await expect.poll(() => smtp.taken.map(({ to }) => to)).toEqual([['sari@contoh.id']]);
});
