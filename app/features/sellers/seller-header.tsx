import { BadgeCheck, CalendarDays, MapPin, MessageCircle, PackageCheck, Star, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Seller } from '#domain/catalogue/product.ts';
import { formatCount, formatRating } from '#domain/format.ts';
import { sellersCopy as copy } from '../../copy/sellers.id.ts';
import { useToast } from '../../ui/toast.tsx';
import { SellerAvatar } from '../catalog/seller-avatar.tsx';

/** Name, figures and the buttons of a shop; following is of this visit only (spec 4, Seller follow). */
export function SellerHeader({ seller }: { seller: Seller }) {
  const [isFollowing, setIsFollowing] = useState(false);
  const { show } = useToast();
  const facts = [
    { Icon: Star, label: copy.rating, value: formatRating(seller.rating) },
    { Icon: PackageCheck, label: copy.totalSold, value: formatCount(seller.totalSold) },
    { Icon: MapPin, label: copy.location, value: seller.location },
    { Icon: MessageCircle, label: copy.responseRate, value: `${seller.responseRate}%` },
  ];

  function toggleFollow() {
    setIsFollowing(!isFollowing);
    show(
      isFollowing
        ? { title: copy.unfollowed, description: copy.unfollowedText(seller.name) }
        : { title: copy.followed, description: copy.followedText(seller.name) },
    );
  }

  return (
    <section className="card kawung space-y-5 p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-4">
        <SellerAvatar name={seller.name} className="size-18" />
        <div className="min-w-0 flex-1 space-y-1">
          <h1 className="text-xl font-bold sm:text-2xl">{seller.name}</h1>
          {seller.isOfficial && (
            <p className="badge inline-flex items-center gap-1 bg-brand text-on-brand">
              <BadgeCheck aria-hidden className="size-3.5" />
              {copy.officialStore}
            </p>
          )}
          <p className="flex items-center gap-1.5 text-sm text-ink-soft">
            <CalendarDays aria-hidden className="size-4" />
            {copy.joined(seller.joinedYear)}
          </p>
        </div>
        <div className="flex gap-2 max-sm:w-full">
          <button
            type="button"
            onClick={() => show({ title: copy.chatToast, description: copy.chatText(seller.name) })}
            className="button button-quiet flex-1 px-3 whitespace-nowrap"
          >
            {copy.chat}
          </button>
          <button
            type="button"
            aria-pressed={isFollowing}
            onClick={toggleFollow}
            className={`button flex-1 px-3 whitespace-nowrap ${isFollowing ? 'button-quiet' : 'button-primary'}`}
          >
            {!isFollowing && <UserPlus aria-hidden className="size-5" />}
            {isFollowing ? copy.following : copy.follow}
          </button>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {facts.map(({ Icon, label, value }) => (
          <div key={label} className="rounded-xl bg-sunken p-3">
            <dt className="flex items-center gap-1.5 text-sm text-ink-soft">
              <Icon aria-hidden className="size-4" />
              {label}
            </dt>
            <dd className="nums font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
