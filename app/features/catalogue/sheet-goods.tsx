import type { ReactNode } from 'react';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { Picture } from '../../ui/picture.tsx';
import { ChoicePrice } from './choice-facts.tsx';

/** What a sheet shows of a product before it knows more. */
export type SheetProduct = Pick<ProductCard, 'id' | 'name' | 'price' | 'imageUrl'> & {
  originalPrice?: ProductCard['originalPrice'] | undefined;
};

/** Photo, price and name of what is being chosen, and what is known beyond. */
export function SheetGoods({
  product: { name, price, originalPrice = price, imageUrl },
  isFrom = false,
  children,
}: {
  product: SheetProduct;
  isFrom?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="flex gap-4">
      <Picture
        key={imageUrl}
        src={imageUrl}
        sizes="6rem"
        largest={320}
        alt=""
        width={96}
        height={96}
        className="size-24 shrink-0 rounded-xl object-cover"
      />
      <div className="min-h-28 min-w-0 space-y-0.5">
        <p className="line-clamp-2 text-sm">{name}</p>
        <ChoicePrice price={{ price, originalPrice }} isFrom={isFrom} className="text-xl" />
        {children}
      </div>
    </div>
  );
}
