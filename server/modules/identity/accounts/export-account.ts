import { exportFollows } from './follows.ts';
import type { Identity } from './identity.ts';
import { findProfile } from './profiles.ts';
import type { AccountOptions } from './signed-in.ts';

/** All that is stored about an account: for 'Download my data', and for the link that an operator has mailed. */
export async function exportOf(
  {
    query,
    identities,
    clock,
    belongings,
  }: Pick<AccountOptions, 'query' | 'identities' | 'clock' | 'belongings'>,
  who: Identity,
) {
  const others = await Promise.all(belongings.map(({ exported }) => exported(query, who.userId)));
  return {
    exported_at: clock().toISOString(),
    ...(await identities.exportAccount(who)),
    profile: await findProfile(query, who.userId),
    follows: await exportFollows(query, who.userId),
    ...Object.assign({}, ...others),
  };
}
