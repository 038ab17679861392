import type { Brand, PageLook } from '@pelita/contract';
import { proportion } from '@pelita/brand';
import { themeStyle } from '@pelita/ui/colours';
import { pictureAddresses } from './brand-pictures.ts';

/** What the head of every page says of the brand's look. The logo is a colour among colours: it changes with the theme. */
export function brandLook(brand: Brand): PageLook {
  const addressOf = pictureAddresses(brand);
  const { dark, light } = brand.colours;
  const lockup = brand.lockup
    ? `:root{--lockup:url(${addressOf('lockup.dark.svg')});--lockup-ratio:${proportion(brand.lockup.dark).toFixed(3)}}` +
      `[data-theme=light]{--lockup:url(${addressOf('lockup.light.svg')});--lockup-ratio:${proportion(brand.lockup.light).toFixed(3)}}`
    : '';
  return {
    style: themeStyle(brand.colours, { '--mark': `url(${addressOf('mark.svg')})` }) + lockup,
    themeColours: { dark: dark.ink, light: light.ink },
    icon: addressOf('mark.svg'),
    sharePicture: addressOf('share.jpg'),
  };
}
