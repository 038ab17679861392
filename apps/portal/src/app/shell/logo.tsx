import { useStartup } from '../../shared/page/page.ts';

/** BRAND-01: the brand's lockup, or its mark beside its name; the pictures come with the colours of the theme. */
export function Logo({ height }: { height: number }) {
  const { brand } = useStartup();
  if (brand.hasLockup) return <span aria-hidden className="lockup" style={{ height }} />;
  return (
    <>
      <Mark size={height} />
      <span aria-hidden className="brand-name">
        {brand.name}
      </span>
    </>
  );
}

export function Mark({ size }: { size: number }) {
  return <span aria-hidden className="mark" style={{ width: size, height: size }} />;
}
