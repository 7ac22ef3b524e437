/** The grounds of word cards by the specification, as they are by day and by lamplight; every ink stands out on each. */
export const pastels = {
  blue: 'bg-[light-dark(#dcebfb,#1d2f45)]',
  green: 'bg-[light-dark(#def1dc,#1f3524)]',
  yellow: 'bg-[light-dark(#fbf0c3,#3a3113)]',
  pink: 'bg-[light-dark(#fbe1ea,#42222f)]',
  purple: 'bg-[light-dark(#ebe2fa,#31264a)]',
  orange: 'bg-[light-dark(#fde6cf,#432a14)]',
  teal: 'bg-[light-dark(#d5f0ec,#163733)]',
} as const
