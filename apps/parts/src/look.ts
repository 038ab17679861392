/** What the address asks for: `?theme=light&language=QPS`, the latter English written from the right. */
export type Look = { language: string; theme: 'dark' | 'light' };

export function look(): Look {
  const asked = new URLSearchParams(location.search);
  return { language: asked.get('language') ?? 'MY', theme: asked.get('theme') === 'light' ? 'light' : 'dark' };
}

export const looks: readonly (Look & { label: string })[] = [
  { language: 'MY', theme: 'dark', label: 'Malay, dark' },
  { language: 'MY', theme: 'light', label: 'Malay, light' },
  { language: 'EN', theme: 'light', label: 'English, light' },
  { language: 'QPS', theme: 'dark', label: 'From the right, dark' },
  { language: 'QPS', theme: 'light', label: 'From the right, light' },
];
