import './login-banner.css';
import { listAnnouncements } from '@pelita/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/calls/send.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { Picture } from '../../shared/picture/picture.tsx';
import { LOGIN_GROUP } from './login-group.ts';

const WIDTH_PX = 544;
const HEIGHT_PX = 132;

/** NOTICE-02: what the house says to whoever comes in. Its place is kept until it has come. */
export function LoginBanner() {
  const { code } = usePageLanguage();
  const { data: banner } = useQuery({
    queryKey: ['loginBanner', code],
    queryFn: async () => {
      const { banners } = await send(listAnnouncements, { query: { types: 'B', language: code } });
      return banners.find(({ group }) => group === LOGIN_GROUP) ?? null;
    },
  });
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
