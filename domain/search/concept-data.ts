/** The data of one concept: what shoppers call a kind of thing. Lists are separated by commas. */
export interface ConceptData {
  /** Synonyms and spellings. A word of several parts is a phrase. */
  readonly words?: string;
  /** What comes nearest: found after the thing itself, or in its place. */
  readonly near?: string;
  /** Instead: different things that are sold at the same place. */
  readonly each?: string;
  /** Instead: brands whose goods are sold at a place. */
  readonly makers?: string;
  /** Of brands: the kind of thing that they stand for, if the shop lacks them. */
  readonly goods?: string;
  /** Narrower kinds: a search for this finds them, but not the other way round. */
  readonly narrower?: string;
  /** Presents: with an audience, goods of its `GIFT_PLACES` are meant too. */
  readonly isGift?: true;
  /** Slugs of subcategories that contain nothing else. */
  readonly is?: string;
  /** Slugs of subcategories that sell it beside other things. */
  readonly in?: string;
}
