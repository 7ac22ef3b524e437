type Props = { children: string; className?: string | undefined }

/** Malayalam in Latin letters or IPA. */
export function LatinText({ children, className = '' }: Props) {
  return (
    <span lang="ml-Latn" className={`font-sans text-ink-soft ${className}`}>
      {children}
    </span>
  )
}
