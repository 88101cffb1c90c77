import { expect, it } from 'vitest';
import { withoutPassword } from './connect.ts';

it.each([
  ['postgres://shop:s3cret@db.example:5432/shop', 'postgres://shop:***@db.example:5432/shop'],
  ['postgres://shop:a@b:c@db.example/shop', 'postgres://shop:***@db.example/shop'],
  [
    'postgresql://db.example/shop?user=a&password=b&sslmode=require',
    'postgresql://db.example/shop?user=a&password=***&sslmode=require',
  ],
  ['postgres://shop@db.example/shop', 'postgres://shop@db.example/shop'],
])('hides the password of %s', (url, shown) => {
  expect(withoutPassword(url)).toBe(shown);
});
