import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RatingStars } from './rating-stars.tsx';

test.each([
  [4.5, 90],
  [4.2, 80],
  [4.3, 90],
  [3, 60],
])('a rating of %d fills %d percent of the stars, to the nearest half of one', (rating, percent) => {
  expect(renderToStaticMarkup(<RatingStars rating={rating} />)).toContain(`--filled:${percent}%`);
});
