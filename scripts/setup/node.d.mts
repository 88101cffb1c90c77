/** How `npm start` runs the server. */
export const serving: {
  readonly program: string;
  readonly options: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};
