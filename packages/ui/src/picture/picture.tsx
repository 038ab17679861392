import { IMAGE_ATTEMPTS_ELSEWHERE } from '@pelita/contract';
import { type CSSProperties, useContext, useLayoutEffect, useRef } from 'react';
import { addressesOf, PictureHostsContext } from './picture-hosts.ts';
import { showWhenNear } from './show-when-near.ts';

/**
 * A picture that decorates, asked for when it comes near the screen. The server writes only its address: until the page
 * is live the boot script shows it, after the first paint, so that no picture delays the words. One that makes up the
 * first screen is asked for with the page.
 */
export function Picture(props: {
  src: string | undefined;
  width: number;
  height: number;
  className?: string;
  style?: CSSProperties;
  attempts?: number;
  isOfFirstScreen?: boolean;
}) {
  const { src, width, height, className, style, attempts = IMAGE_ATTEMPTS_ELSEWHERE, isOfFirstScreen = false } = props;
  const ref = useRef<HTMLImageElement>(null);
  const hosts = useContext(PictureHostsContext);
  const first = src === undefined ? undefined : addressesOf(src, hosts, 1)[0];
  useLayoutEffect(() => {
    if (ref.current && src !== undefined) return showWhenNear(ref.current, src, addressesOf(src, hosts, attempts));
  }, [src, hosts, attempts]);
  return (
    <img
      ref={ref}
      {...(isOfFirstScreen ? { src: first, fetchPriority: 'high' } : { 'data-src': first })}
      alt=""
      width={width}
      height={height}
      decoding="async"
      className={className}
      style={style}
      // The boot script may have shown it already.
      suppressHydrationWarning
    />
  );
}
