import { Icon, type IconName } from '../../ui/icon.tsx';

/** The icon names that a category may carry (spec 3, Category). */
const ICONS: Readonly<Record<string, IconName>> = {
  shirt: 'shirt',
  smartphone: 'smartphone',
  home: 'house',
  sparkles: 'sparkles',
  'heart-pulse': 'heart-pulse',
  tablet: 'tablet',
  palette: 'palette',
  utensils: 'utensils',
  dumbbell: 'dumbbell',
  'gamepad-2': 'gamepad-2',
};

export function CategoryIcon({ name, className }: { name: string; className: string }) {
  const icon = ICONS[name] ?? 'package';
  return <Icon name={icon} className={className} />;
}
