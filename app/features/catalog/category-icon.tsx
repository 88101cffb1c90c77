import {
  Dumbbell,
  Gamepad2,
  HeartPulse,
  House,
  type LucideIcon,
  Package,
  Palette,
  Shirt,
  Smartphone,
  Sparkles,
  Tablet,
  Utensils,
} from 'lucide-react';

/** The icon names that a category may carry (spec 3, Category). */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  shirt: Shirt,
  smartphone: Smartphone,
  home: House,
  sparkles: Sparkles,
  'heart-pulse': HeartPulse,
  tablet: Tablet,
  palette: Palette,
  utensils: Utensils,
  dumbbell: Dumbbell,
  'gamepad-2': Gamepad2,
};

export function CategoryIcon({ name, className }: { name: string; className: string }) {
  const Icon = ICONS[name] ?? Package;
  return <Icon aria-hidden className={className} />;
}
