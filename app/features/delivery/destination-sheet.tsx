import { useId, useState } from 'react';
import { destinationOf } from '#domain/shipping/destination.ts';
import { useDestination } from '../../browser/destination.tsx';
import { regionCopy } from '../../copy/addresses.id.ts';
import { estimatesCopy } from '../../copy/estimates.id.ts';
import { Sheet, SheetBody } from '../../ui/sheet.tsx';
import { RegionCombobox } from '../addresses/region-combobox.tsx';

const copy = estimatesCopy.sheet;

/** Asks for the district that parcels should go to. */
export default function DestinationSheet({ onClose }: { onClose: () => void }) {
  const { destination, choose } = useDestination();
  const [text, setText] = useState('');
  const id = useId();
  return (
    <Sheet title={copy.title} closeLabel={copy.close} onClose={onClose}>
      {(close) => (
        <SheetBody>
          <div className="min-h-96 space-y-3">
            <p id={`${id}-text`} className="text-ink-soft">
              {copy.text}
            </p>
            {destination && (
              <p className="font-semibold">
                {copy.current([destination.district, destination.city].join(', '))}
              </p>
            )}
            <label htmlFor={id} className="sr-only">
              {copy.label}
            </label>
            <RegionCombobox
              control={{
                id,
                name: 'region',
                className: 'field',
                'aria-describedby': `${id}-text`,
                'aria-invalid': undefined,
              }}
              copy={regionCopy}
              text={text}
              onType={setText}
              onChoose={(region) => {
                choose(destinationOf(region));
                close();
              }}
              isInline
            />
          </div>
        </SheetBody>
      )}
    </Sheet>
  );
}
