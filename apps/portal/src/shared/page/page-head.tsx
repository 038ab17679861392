import { useStartup } from './page.ts';

/** What the tab and search engines say of a page. The rest of the head does not depend on its words. */
export function PageHead({ title, description }: { title: string; description: string }) {
  const { brand } = useStartup();
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
