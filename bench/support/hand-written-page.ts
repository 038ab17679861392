/** What the hand-written page shows; its words, pictures and numbers are those that our home shows to the same visitor. */
export type Shown = {
  fonts: { text: string; heading: string };
  /** The hero's picture, as the SVG that stands in our page too. */
  scene: string;
  title: string;
  note: string;
  tiles: { href: string; picture: string; name: string; count: string }[];
  shelves: {
    title: string;
    cards: { picture: string; colour: string; name: string; vendor: string; rate: string }[];
  }[];
};

/** Home as somebody would write it by hand for a phone: HTML and CSS, no script, nothing that it does not show. */
export function handWrittenPage({ fonts, scene, title, note, tiles, shelves }: Shown): string {
  return `<!doctype html><html lang="ms"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Pelita</title><meta name="description" content="Pelita">
<link rel="preload" href="${fonts.text}" as="font" type="font/woff2" crossorigin><link rel="preload" href="${fonts.heading}" as="font" type="font/woff2" crossorigin>
<style>
@font-face{font-family:T;font-display:optional;font-weight:200 800;src:url(${fonts.text})}
@font-face{font-family:H;font-display:optional;font-weight:200 800;src:url(${fonts.heading})}
*{box-sizing:border-box;margin:0}
body{background:#140e26;color:#f5f1ff;font:16px/1.5 T,Arial,sans-serif;padding-bottom:64px}
a{color:inherit;text-decoration:none}
.bar{display:flex;align-items:center;gap:8px;padding:0 16px;height:44px;border-bottom:1px solid #3b2e63;color:#b4aad2;font-size:13px}
.top{height:64px;background:#140e26;position:sticky;top:0;z-index:1}
.top b{font:700 22px H,Arial,sans-serif;color:#f5f1ff;flex:1}
.top a{border-radius:99px;padding:11px 18px;color:#f5f1ff;font-weight:700;font-size:14px;box-shadow:inset 0 0 0 1px #7a6ca8}
.top a+a{background:linear-gradient(90deg,#ffc24b,#ff8a3d);color:#2a1500;box-shadow:0 6px 18px #ff8a3d47}
main{padding:16px}
.hero{position:relative;height:max(208px,min(27svh,260px));border-radius:24px;overflow:hidden;background:#2b1250;display:flex;align-items:end}
.hero svg{position:absolute;width:100%;height:100%}
.hero div{position:relative;padding:60px 20px 40px;background:linear-gradient(#0000,#120628e6);width:100%}
h1,h2{font:700 24px/1.15 H,Arial,sans-serif}
.hero p{font-size:14px;margin-top:8px;max-width:34rem}
.find{display:flex;align-items:center;height:52px;margin:16px 0 34px;padding:0 16px;border:1.5px solid #7a6ca8;border-radius:14px;background:#1f1739;color:#b4aad2}
.row{display:grid;grid-auto-flow:column;grid-auto-columns:108px;gap:12px;overflow-x:auto;margin:0 -16px;padding:0 16px}
.tile{border:1px solid #3b2e63;border-radius:14px;background:#1f1739;text-align:center;padding:16px 8px 14px;font-size:12px;color:#b4aad2}
.tile img{border-radius:16px;display:block;margin:auto}
.tile b{display:block;font-size:14px;margin-top:10px;color:#f5f1ff}
h2{font-size:20px;margin:36px 0 16px}
.card{position:relative;aspect-ratio:4/5;border-radius:14px;overflow:hidden;display:block;font-size:12px}
.card img{width:100%;height:100%;object-fit:cover;display:block}
.card span{position:absolute;inset:auto 0 0;padding:24px 8px 8px;background:linear-gradient(#0000,#120628e6)}
.card b{display:block;font-size:14px}
.foot{position:fixed;inset:auto 0 0;height:64px;display:flex;justify-content:space-around;align-items:center;background:#0f0a1e;border-top:1px solid #3b2e63;font-size:12px;color:#b4aad2}
</style></head><body>
<div class="bar">Kuala Lumpur</div>
<header class="bar top"><b>Pelita</b><a href="/login">Log masuk</a><a href="/register">Daftar</a></header>
<div class="bar">Slot, meja langsung, tembak ikan, kad, bingo, sukan dan loteri sudah dibuka.</div>
<main><section class="hero">${scene}<div><h1>${title}</h1><p>${note}</p></div></section>
<a class="find" href="/rng">Cari permainan, contohnya lotus</a>
<div class="row">${tiles
    .map(
      ({ href, picture, name, count }) =>
        `<a class="tile" href="${href}"><img src="${picture}" alt="" width="56" height="56"><b>${name}</b>${count}</a>`,
    )
    .join('')}</div>
${shelves
  .map(
    (shelf) =>
      `<h2>${shelf.title}</h2><div class="row">${shelf.cards
        .map(
          ({ picture, colour, name, vendor, rate }) =>
            `<a class="card" href="/rng" style="background:${colour}"><img src="${picture}" alt="" width="320" height="400" loading="lazy"><span><b>${name}</b>${vendor}<br>${rate}</span></a>`,
        )
        .join('')}</div>`,
  )
  .join('\n')}
</main><nav class="foot"><a href="/">Utama</a><a href="/rng">Permainan</a><a href="/">Deposit</a><a href="/promotions">Promosi</a><a href="/">Saya</a></nav>
</body></html>`;
}
