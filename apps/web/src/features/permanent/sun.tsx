/** The sun that comes up over the product’s ink: the picture of the offer. */
export function Sun({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true" className={className} fill="none">
      <circle cx="320" cy="320" r="300" className="stroke-accent/15" strokeWidth="1.5" />
      <circle cx="320" cy="320" r="240" className="stroke-accent/25" strokeWidth="1.5" />
      <circle cx="320" cy="320" r="180" className="stroke-accent/40" strokeWidth="1.5" />
      <path d="M190 320a130 130 0 0 1 260 0Z" className="fill-accent" />
      {[320, 338, 359, 383].map((y, index) => (
        <path
          key={y}
          d={`M${40 + index * 42} ${y}H${600 - index * 42}`}
          className="stroke-accent"
          strokeWidth={2 + index}
          strokeLinecap="round"
        />
      ))}
    </svg>
  )
}
