const MIB = 1024 * 1024;

/** Limits of one kind of file. */
export interface KindLimits {
  /** Most of them for one subject. */
  readonly most: number;
  /** Largest file in bytes, as sent. */
  readonly bytes: number;
}

/** What uploads of one purpose may be (P-MEDIA-1). */
export interface Purpose {
  readonly picture: KindLimits;
  /** Absent: no videos. */
  readonly video?: KindLimits;
  /** `public`: whatever is attached may be seen by everybody. `private`: its subject says by whom. */
  readonly access: 'public' | 'private';
  /** How long caches may keep what everybody may see, in seconds: that long it is seen after it was taken down. */
  readonly keptS?: number;
  /** Attaching removes what was attached before, instead of adding to it. */
  readonly isReplaced: boolean;
}

/** A phone's photograph as it comes from the camera; browsers with scripts send far less. */
const PHOTO_BYTES = 8 * MIB;

/** Goods and shops are seldom taken down for what their pictures show. */
const DAY_S = 86_400;
/** A review is hidden for a threat or somebody's data: its photos must be gone soon. Asking again costs an answer without a body. */
const REVIEW_S = 600;

/** All purposes, except profile pictures, which have a protocol and a bucket of their own. */
export const PURPOSES = {
  payment_proof: { picture: { most: 1, bytes: PHOTO_BYTES }, access: 'private', isReplaced: true },
  review: { picture: { most: 5, bytes: PHOTO_BYTES }, access: 'public', keptS: REVIEW_S, isReplaced: false },
  return_evidence: {
    picture: { most: 5, bytes: PHOTO_BYTES },
    video: { most: 1, bytes: 50 * MIB },
    access: 'private',
    isReplaced: false,
  },
  /** What a shop shows of goods that come back, or why it refuses them. */
  return_answer: {
    picture: { most: 5, bytes: PHOTO_BYTES },
    video: { most: 1, bytes: 50 * MIB },
    access: 'private',
    isReplaced: false,
  },
  product: { picture: { most: 9, bytes: PHOTO_BYTES }, access: 'public', keptS: DAY_S, isReplaced: false },
  shop_logo: { picture: { most: 1, bytes: PHOTO_BYTES }, access: 'public', keptS: DAY_S, isReplaced: true },
  shop_banner: { picture: { most: 1, bytes: PHOTO_BYTES }, access: 'public', keptS: DAY_S, isReplaced: true },
  chat: { picture: { most: 5, bytes: PHOTO_BYTES }, access: 'private', isReplaced: false },
  /** What a shop packed, before it sends it. */
  packing: { picture: { most: 3, bytes: PHOTO_BYTES }, access: 'private', isReplaced: false },
} as const satisfies Readonly<Record<string, Purpose>>;

export type PurposeName = keyof typeof PURPOSES;

export type MediaKind = 'picture' | 'video';

/** How long caches may keep a file of a purpose that everybody may see, in seconds. */
export function keptSecondsOf(purpose: PurposeName): number {
  const { keptS }: Purpose = PURPOSES[purpose];
  return keptS ?? 0;
}

/** The limits of a purpose for a kind of file; undefined when it takes none of that kind. */
export function limitsOf(purpose: PurposeName, kind: MediaKind): KindLimits | undefined {
  const { [kind]: limits }: Purpose = PURPOSES[purpose];
  return limits;
}

/** How a picture is stored: its longest side, in pixels, and what is decoded at most. */
export interface PictureForm {
  readonly side: number;
  readonly pixels: number;
  /** Longest side to decode: some work grows with one side alone. */
  readonly sentSide: number;
  /** Side of the small square that lists show; absent for none. */
  readonly smallSide?: number;
}

/** The small print of a receipt stays readable; more pixels than a phone's camera takes are refused (P-MEDIA-2). */
export const MEDIA_PICTURE: PictureForm = {
  side: 1600,
  pixels: 64_000_000,
  sentSide: 16_384,
  smallSide: 240,
};

/** Profile pictures (P-ACC-9). */
export const AVATAR_PICTURE: PictureForm = { side: 512, pixels: 16_000_000, sentSide: 8192 };

/** The kind of file that a media type names; null for others. */
export function kindOfType(type: string): MediaKind | null {
  if (['image/jpeg', 'image/png', 'image/webp'].includes(type)) return 'picture';
  return ['video/mp4', 'video/quicktime'].includes(type) ? 'video' : null;
}
