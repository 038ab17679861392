/**
 * SHELL-01: the zone in which the portal shows its times, as the page's address names it; that of the device where there
 * is no portal around the page, or it names none that exists.
 */
export function shownTimeZone(query: string): string {
  const named = new URLSearchParams(query).get('zone');
  return zoneNamed(named ?? undefined) ?? zoneNamed(undefined) ?? 'UTC';
}

function zoneNamed(timeZone: string | undefined): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
