import type { ProviderFailure } from './payment-provider.ts';

/** The provider did not answer, so the outcome is unknown: the job is retried. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';

  constructor(failure: ProviderFailure) {
    super('reason' in failure ? failure.reason : failure.kind);
  }
}
