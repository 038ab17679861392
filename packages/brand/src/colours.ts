import { type BrandColours, themes } from '@pelita/contract';
import { colourNames, isColour, palePairs } from '@pelita/ui/colours';
import { BrandFault } from './brand-fault.ts';

/** `colours.ts` as it was written: every colour of both themes, and no pair of them paler than it may be (WCAG 2 AA). */
export function checkedColours(written: unknown, file: string): BrandColours {
  const colours = (written ?? {}) as BrandColours;
  for (const theme of themes) {
    const own: Record<string, unknown> = { ...colours[theme] };
    for (const name of colourNames) {
      if (!(name in own))
        throw new BrandFault(file, `"${theme}.${name}" is missing; it must be a colour like #2a2050.`);
      if (!isColour(own[name]))
        throw new BrandFault(
          file,
          `"${theme}.${name}" is ${JSON.stringify(own[name])}; it must be a colour like #2a2050.`,
        );
    }
    const strange = Object.keys(own).find((name) => !colourNames.includes(name as never));
    if (strange !== undefined)
      throw new BrandFault(file, `"${theme}.${strange}" is no colour of the look. Take it out, or correct it.`);
    const [pale] = palePairs(colours[theme]);
    if (pale)
      throw new BrandFault(
        file,
        `"${theme}.${pale.over}" on "${pale.under}" has a contrast of ${pale.ratio.toFixed(2)}:1; it must have ${pale.least}:1. Make one of them ${theme === 'dark' ? 'lighter or the other darker' : 'darker or the other lighter'}.`,
      );
  }
  return colours;
}
