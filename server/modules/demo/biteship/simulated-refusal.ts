/** A refusal in Biteship's format: a code of eight digits, and for some the subject. */
export class SimulatedRefusal extends Error {
  override readonly name = 'SimulatedRefusal';
  readonly statusCode: number;
  readonly code: number;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(status: number, code: number, message: string, details?: Readonly<Record<string, unknown>>) {
    super(message);
    this.statusCode = status;
    this.code = code;
    this.details = details;
  }
}
