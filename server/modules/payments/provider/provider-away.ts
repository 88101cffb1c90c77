import type { ProviderFailure } from './payment-provider.ts';

/** The provider did not answer, so that nobody knows: the job is tried again. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';

  constructor(failure: ProviderFailure) {
    super('reason' in failure ? failure.reason : failure.kind);
  }
}
