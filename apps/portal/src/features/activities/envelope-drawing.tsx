/** A red packet with a brass clasp; open, its paper shows. */
export function EnvelopeDrawing({ isOpen }: { isOpen: boolean }) {
  return (
    <svg viewBox="0 0 132 168" width={132} height={168} aria-hidden className="envelope-drawing">
      <g transform="rotate(-6 66 84)">
        {isOpen && <rect x="30" y="6" width="72" height="60" rx="5" className="envelope-paper" />}
        <rect x="16" y="24" width="100" height="130" rx="11" className="envelope-body" />
        <path d="M16 66c30 26 70 26 100 0v77a11 11 0 0 1-11 11H27a11 11 0 0 1-11-11z" className="envelope-front" />
        {!isOpen && (
          <path d="M16 35a11 11 0 0 1 11-11h78a11 11 0 0 1 11 11v31c-30 26-70 26-100 0z" className="envelope-flap" />
        )}
        <path d="M16 66c30 26 70 26 100 0" className="envelope-seam" />
        <circle cx="66" cy="85" r="17" className="envelope-clasp" />
        <path d="M66 74c5 6 8 9 8 14a8 8 0 0 1-16 0c0-5 4-7 8-14z" className="envelope-flame" />
        <g transform="translate(66 130)" className="envelope-batik">
          <path d="M0-12C6-6 6 6 0 12-6 6-6-6 0-12z" />
          <path d="M-12 0C-6-6 6-6 12 0 6 6-6 6-12 0z" />
        </g>
      </g>
    </svg>
  );
}
