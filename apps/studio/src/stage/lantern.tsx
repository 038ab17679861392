/** A paper lantern on its string: decoration, drawn once and turned by CSS. */
export function Lantern({ className }: { className: string }) {
  return (
    <svg className={`lantern ${className}`} viewBox="0 0 80 170" aria-hidden="true">
      <defs>
        <radialGradient id="lantern-paper" cx=".42" cy=".42" r=".66">
          <stop offset="0" stopColor="#ffe9ac" />
          <stop offset=".45" stopColor="#ff9a3d" />
          <stop offset="1" stopColor="#c4361c" />
        </radialGradient>
      </defs>
      <path d="M40 0V54" stroke="#d9a441" strokeWidth="1.6" />
      <path d="M22 56h36v7H22zM24 118h32v6H24z" fill="#7a2415" />
      <path d="M24 63h32c22 14 22 41 0 55H24C2 104 2 77 24 63Z" fill="url(#lantern-paper)" />
      <path
        d="M40 63v55M30 63c-12 16-12 39 0 55M50 63c12 16 12 39 0 55"
        stroke="#fff1c2"
        strokeOpacity=".5"
        fill="none"
      />
      <path d="M32 124v26M40 124v34M48 124v26" stroke="#ffb84b" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
