/** Lengths in characters that the shop's forms accept, in the browser and on the server. */
export const FORM_LIMITS = {
  name: 100,
  /** The longest address that mail can be sent to (RFC 5321, 4.5.3.1.3). */
  email: 254,
  subject: { min: 3, max: 150 },
  message: { min: 10, max: 4_000 },
  /** What a report says beside its reason. */
  details: 2_000,
  coverLetter: 4_000,
  phone: 30,
  /** Size of a resume in bytes: 2 MB. */
  resumeBytes: 2 * 1024 * 1024,
} as const;
