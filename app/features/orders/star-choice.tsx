import { orderReviewCopy as copy } from '../../copy/order-review.id.ts';
import { Icon } from '../../ui/icon.tsx';

const STARS = [1, 2, 3, 4, 5];

/** One to five stars as radio buttons, filled up to the chosen one; works by touch, keyboard and without scripts. */
export function StarChoice({ chosen, faultId }: { chosen: number | null; faultId: string | null }) {
  return (
    <fieldset {...(faultId && { 'aria-describedby': faultId })}>
      <legend className="font-semibold">{copy.stars}</legend>
      <div className="mt-1 flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="relative grid size-12 cursor-pointer place-items-center rounded-xl text-line [&_svg]:fill-current has-checked:text-star has-focus-visible:outline-2 has-focus-visible:outline-brand [&:has(~label_:checked)]:text-star"
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              defaultChecked={chosen === stars}
              required
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon name="star" className="size-8" />
            <span className="sr-only">{copy.star[stars - 1]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
