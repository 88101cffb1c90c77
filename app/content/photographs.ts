import made from './photographs.json' with { type: 'json' };

/** The photographs that texts and the demo cart show, by post and by product: written by `npm run studio`. */
export const photographs: {
  readonly blog: Readonly<Record<string, string>>;
  readonly cart: Readonly<Record<string, string>>;
} = made;
