/**
 * The sign of the app: മ on coconut-leaf green, a band of gold under it. The letter's outline is Noto Sans
 * Malayalam's (OFL).
 */
export function Emblem({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <rect width={48} height={48} rx={12} className="fill-[#1d6b3c]" />
      <path d="M8 38.5 H40 M8 42 H40" className="stroke-[#e5b94e]" strokeWidth={1.6} />
      <path
        d="M23.6 10Q27.2 10 29.7 10.8Q32.3 11.5 33.9 12.9Q35.2 13.9 35.9 15.2Q36.7 16.4 37.1 18.2Q37.4 19.9 37.4 22.2V32H10.6V22.1Q10.6 19.9 10.9 18.2Q11.3 16.5 12 15.2Q12.8 13.9 14 12.9Q15.6 11.5 17.9 10.8Q20.2 10 23.6 10ZM20.8 14.1Q19.6 14.1 18.7 14.7Q17.8 15.3 17.2 16.4Q16.7 17.2 16.4 18.5Q16.2 19.7 16.2 21.5V29.4L14.8 29.3Q17.1 27.4 19 25.4Q20.9 23.3 22 21.2Q23.1 19.1 23.1 17Q23.1 16.2 22.9 15.5Q22.7 14.9 22.2 14.5Q21.7 14.1 20.8 14.1ZM28.7 17.8Q28.7 19.7 27.9 21.4Q27.2 23.2 25.8 24.9Q24.5 26.6 22.8 28.4L21.8 28.2Q22.7 28.1 23.7 28Q24.7 28 25.2 28H31.8V22.3Q31.8 19.8 31.3 18.2Q30.9 16.6 29.9 15.6Q28.8 14.5 27.1 13.8L27.3 13.6Q27.7 14.3 28.2 15.3Q28.7 16.3 28.7 17.8Z"
        className="fill-[#fdf6e3]"
      />
    </svg>
  )
}
