import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cityOfRegion, routeBetween, slowerZone, ZONES, zoneOf } from './zones.ts';

describe('the zone of a city', () => {
  it.each([
    ['31.74', 'jabodetabek'],
    ['32.01', 'jabodetabek'],
    ['36.74', 'jabodetabek'],
    ['32.75', 'jabodetabek'],
    ['31.01', 'jawa'],
    ['32.73', 'jawa'],
    ['36.04', 'jawa'],
    ['51.71', 'jawa'],
    ['52.71', 'sulawesi'],
    ['53.71', 'sulawesi'],
    ['11.71', 'sumatera'],
    ['21.71', 'sumatera'],
    ['65.71', 'kalimantan'],
    ['73.71', 'sulawesi'],
    ['81.71', 'papua'],
    ['96.71', 'papua'],
    ['00.00', 'papua'],
  ])('of %s is %s', (city, zone) => expect(zoneOf(city)).toBe(zone));

  it('is that of the city of a district or village', () => {
    expect(cityOfRegion('32.73.02.1001')).toBe('32.73');
    expect(cityOfRegion('32.73')).toBe('32.73');
  });
});

describe('a route', () => {
  it('inside one city is that of Jabodetabek, with same-day services there only', () => {
    expect(routeBetween('32.73', '32.73')).toEqual({
      from: 'jabodetabek',
      to: 'jabodetabek',
      hasSameDay: false,
    });
    expect(routeBetween('31.74', '31.74').hasSameDay).toBe(true);
    expect(routeBetween('31.74', '36.71').hasSameDay).toBe(true);
    expect(routeBetween('31.74', '32.73').hasSameDay).toBe(false);
  });

  it('follows the slower zone of its ends, whichever way it goes', () => {
    const zone = fc.constantFrom(...ZONES);
    fc.assert(
      fc.property(zone, zone, (from, to) => {
        const slower = slowerZone({ from, to });
        expect(slower).toBe(slowerZone({ from: to, to: from }));
        expect(ZONES.indexOf(slower)).toBe(Math.max(ZONES.indexOf(from), ZONES.indexOf(to)));
      }),
    );
  });
});
