import type { Seller } from '#domain/catalogue/product.ts';
import { formatCount } from '#domain/format.ts';
import { smallPicture } from '#domain/media/media-address.ts';
import { chatPath } from '#domain/paths.ts';
import { useFollow } from '../../browser/use-follow.ts';
import { accountShopCopy } from '../../copy/account-shop.id.ts';
import { closedText } from '../../copy/holiday.id.ts';
import { sellersCopy as copy, ratingWords } from '../../copy/sellers.id.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { SellerAvatar } from '../../ui/seller-avatar.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Name, figures and the buttons of a shop; following is kept for a signed-in user (P-SELL-5). */
export function SellerHeader({ seller }: { seller: Seller }) {
  const { show } = useToast();
  const { isFollowing, toggle } = useFollow(seller.id, () =>
    show({
      title: accountShopCopy.followFailed,
      description: accountShopCopy.followFailedText,
      tone: 'destructive',
    }),
  );
  const facts: { icon: IconName; label: string; value: string }[] = [
    { icon: 'star', label: copy.rating, value: ratingWords(seller.rating) },
    { icon: 'package-check', label: copy.totalSold, value: formatCount(seller.totalSold) },
    { icon: 'map-pin', label: copy.location, value: seller.location },
  ];
  if (seller.responseRate !== null) {
    facts.push({ icon: 'message-circle', label: copy.responseRate, value: `${seller.responseRate}%` });
  }

  function toggleFollow() {
    show(
      toggle()
        ? { title: copy.followed, description: copy.followedText(seller.name) }
        : { title: copy.unfollowed, description: copy.unfollowedText(seller.name) },
    );
  }

  return (
    <section className="card kawung space-y-5 p-4 sm:p-6">
      {seller.banner !== '' && (
        <img
          src={seller.banner}
          alt=""
          width={1600}
          height={400}
          className="aspect-4/1 w-full rounded-xl bg-sunken object-cover"
        />
      )}
      <div className="flex flex-wrap items-center gap-4">
        {seller.logo === '' ? (
          <SellerAvatar name={seller.name} className="size-18" />
        ) : (
          <img
            src={smallPicture(seller.logo)}
            alt=""
            width={72}
            height={72}
            className="size-18 shrink-0 rounded-full bg-sunken object-cover"
          />
        )}
        <div className="min-w-0 flex-1 space-y-1">
          <h1 className="text-xl font-bold sm:text-2xl">{seller.name}</h1>
          {seller.isOfficial && (
            <p className="badge inline-flex items-center gap-1 bg-brand text-on-brand">
              <Icon name="badge-check" className="size-3.5" />
              {copy.officialStore}
            </p>
          )}
          <p className="flex items-center gap-1.5 text-sm text-ink-soft">
            <Icon name="calendar-days" className="size-4" />
            {copy.joined(seller.joinedYear)}
          </p>
          {seller.hours !== '' && (
            <p className="flex gap-1.5 text-sm text-ink-soft">
              <Icon name="store" className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 break-words">{copy.open(seller.hours)}</span>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Link
            to={chatPath(seller.id)}
            onClick={() => show({ title: copy.chatToast, description: copy.chatText(seller.name) })}
            className="button button-quiet flex-1 px-3 whitespace-nowrap"
          >
            {copy.chat}
          </Link>
          <button
            type="button"
            aria-pressed={isFollowing}
            onClick={toggleFollow}
            className={`button flex-1 px-3 whitespace-nowrap ${isFollowing ? 'button-quiet' : 'button-primary'}`}
          >
            {!isFollowing && <Icon name="user-plus" className="size-5" />}
            {isFollowing ? copy.following : copy.follow}
          </button>
        </div>
      </div>
      {seller.isSuspended && (
        <p className="rounded-xl bg-danger-soft p-3 font-semibold text-danger">{copy.suspended}</p>
      )}
      {seller.reopensOn !== null && !seller.isSuspended && (
        <p className="rounded-xl bg-accent-soft p-3 font-semibold text-accent-ink">
          {closedText(seller.reopensOn)}
        </p>
      )}
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {facts.map(({ icon, label, value }) => (
          <div key={label} className="rounded-xl bg-sunken p-3">
            <dt className="flex items-center gap-1.5 text-sm text-ink-soft">
              <Icon name={icon} className="size-4" />
              {label}
            </dt>
            <dd className="nums font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
