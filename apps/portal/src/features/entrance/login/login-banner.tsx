import './login-banner.css';
import { type CallValue, listAnnouncements } from '@pelita/contract';
import { useEffect, useState } from 'react';
import { send } from '../../../shared/calls/send.ts';
import { usePageLanguage } from '../../../shared/page/page.ts';
import { Picture } from '@pelita/ui/picture';
import { LOGIN_GROUP } from './login-group.ts';

const WIDTH_PX = 544;
const HEIGHT_PX = 132;

/** NOTICE-02: what the house says to whoever comes in. Its place is kept until it has come. */
export function LoginBanner() {
  const banner = useBanner();
  const [image] = banner?.announcementImages ?? [];
  return (
    <div className="login-banner">
      {image && <Picture src={image.imageUrl} width={WIDTH_PX} height={HEIGHT_PX} className="login-banner-scene" />}
      {banner && (
        <div className="login-banner-words">
          <p className="font-head text-xl font-bold">{banner.title}</p>
          <p className="text-sm text-pretty">{banner.summary}</p>
        </div>
      )}
    </div>
  );
}

/** In the page's language; what cannot be had is not missed. */
function useBanner() {
  const { code } = usePageLanguage();
  const [banner, setBanner] = useState<CallValue<typeof listAnnouncements>['banners'][number]>();
  useEffect(() => {
    const leaving = new AbortController();
    const read = () =>
      send(listAnnouncements, { query: { types: 'B', language: code } }, { signal: leaving.signal }).then(
        ({ banners }) => setBanner(banners.find(({ group }) => group === LOGIN_GROUP)),
        () => undefined,
      );
    // The form is there before it, and has the focus.
    const timer = setTimeout(() => void read());
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [code]);
  return banner;
}
