const frames = (text: string) => text.split(' ')

/**
 * Frames for a sound, with X in its place, in the phonemes of the speech engine. They are no words, so that
 * every sound fits. Each place in a word has at least ten frames, with different vowels and neighbours.
 */
export const soundFrames = {
  first: frames("X'al X'i:l X'ul X'e:r X'o:l X'a:l X'ar X'u:r X'e X'il X'o"),
  'between vowels': frames("'aXa 'iXi 'uXu 'aXi 'uXy 'a:Xy 'eXi 'o:Xu 'a:Xa 'u:Xa 'oXa"),
  'doubled stop': frames("'aX:a 'iX:i 'uX:u 'aX:i 'uX:y 'a:X:y 'eX:i 'o:X:u 'a:X:a 'u:X:a 'oX:a"),
  doubled: frames("'aXXa 'iXXi 'uXXu 'aXXi 'uXXy 'a:XXy 'eXXi 'o:XXu 'a:XXa 'u:XXa 'oXXa"),
  'beside a consonant': frames("'arX:a 'a:rXa 'asXa 'alXi 'uXra 'aXja 'aXva 'iXri 'asXi Xr'a Xj'a Xv'a"),
  'behind a nasal': frames("'aXa 'iXi 'uXu 'aXi 'uXy 'a:Xy 'eXe 'o:Xu 'a:Xa 'u:Xa 'oXa k'aXa"),
  last: frames("'aX p'iX m'uX k'o:X v'eX k'a:X n'i:X p'uX 'e:X 'o:X 'iX"),
  vowel: frames("p'Xl k'Xl m'Xr 'Xla t'Xn.i p'al.X v'al.Xm n'Xt.y 'Xn c'Xr.a k'akXl t'Xd[i"),
} as const

type Place = keyof typeof soundFrames

/** Two sounds that could be confused: their letters, and the engine's phonemes for each. */
export type Contrast = { letters: string; one: string; other: string; place: Place }

const contrasts = (place: Place, lines: string): Contrast[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [one = '', other = '', letter = '', otherLetter = ''] = line.trim().split(/\s+/u)
      return { letters: `${letter} / ${otherLetter}`, one, other, place }
    })

const stops = `
  k t ക ത
  k p ക പ
  t p ത പ
  t t. ത ട
  k t. ക ട
  p t. പ ട
  k k# ക ഖ
  t t# ത ഥ
  p p# പ ഫ(pʰ)
  k g ക ഗ
  t d[ ത ദ
  t. d. ട ഡ
  p b പ ബ
  d[ d. ദ ഡ
  g d[ ഗ ദ
  b d[ ബ ദ
  c J ച ജ
  c t. ച ട`

export const allContrasts: readonly Contrast[] = [
  ...contrasts('first', stops),
  ...contrasts('first', 'n n. ന ണ\n n m ന മ\n n[ n ന(teeth) ന\n S; s. ശ ഷ\n s. s ഷ സ\n r R2 ര റ\n l l. ല ള'),
  ...contrasts(
    'between vowels',
    'd[ d. ദ ഡ\n g d[ ഗ ദ\n b v ബ വ\n n n. ന ണ\n l l. ല ള\n l. r. ള ഴ\n r R2 ര റ\n r r. ര ഴ\n S; s. ശ ഷ\n S; s ശ സ\n p t. പ ട\n c S; ച ശ\n d[ d# ദ ധ\n g g# ഗ ഘ\n b b# ബ ഭ\n c c# ച ഛ\n J J# ജ ഝ\n d. d.# ഡ ഢ\n t. t.# ട ഠ',
  ),
  ...contrasts(
    'doubled stop',
    'k t ക്ക ത്ത\n k p ക്ക പ്പ\n t p ത്ത പ്പ\n t t. ത്ത ട്ട\n t. t2 ട്ട റ്റ\n t t2 ത്ത റ്റ\n k t2 ക്ക റ്റ\n p t2 പ്പ റ്റ\n k t. ക്ക ട്ട\n p t. പ്പ ട്ട\n c t. ച്ച ട്ട\n c t2 ച്ച റ്റ\n g d[ ഗ്ഗ ദ്ദ',
  ),
  ...contrasts(
    'doubled',
    'n[ n ന്ന(teeth) ന്ന\n n n. ന്ന ണ്ണ\n n[ n. ന്ന(teeth) ണ്ണ\n m n[ മ്മ ന്ന\n N n^ ങ്ങ ഞ്ഞ\n N n. ങ്ങ ണ്ണ\n n^ n ഞ്ഞ ന്ന\n l l. ല്ല ള്ള',
  ),
  ...contrasts(
    'behind a nasal',
    'n[d[ nd2 ന്ത ന്റ\n nd2 n.d. ന്റ ണ്ട\n n[d[ n.d. ന്ത ണ്ട\n Ng n.d. ങ്ക ണ്ട\n n^J n.d. ഞ്ച ണ്ട\n mb n[d[ മ്പ ന്ത\n n[d[ n[n[ ന്ത ന്ന\n nd2 nn ന്റ ന്ന\n n.d. n.n. ണ്ട ണ്ണ\n Ng NN ങ്ക ങ്ങ\n mb mm മ്പ മ്മ\n Nk Ng ങ്ക(loan) ങ്ക\n n^c n^J ഞ്ച(loan) ഞ്ച\n mp mb മ്പ(loan) മ്പ',
  ),
  ...contrasts(
    'beside a consonant',
    'k t ക ത\n k p ക പ\n t p ത പ\n t t. ത ട\n t. t2 ട റ്റ\n t t2 ത റ്റ\n k t. ക ട\n p t. പ ട\n d[ g ദ ഗ\n b d[ ബ ദ',
  ),
  ...contrasts('last', 'n n. ൻ ൺ\n l l. ൽ ൾ\n r l ർ ൽ\n m n ം ൻ'),
  ...contrasts(
    'vowel',
    'a a: അ ആ\n i i: ഇ ഈ\n u u: ഉ ഊ\n e e: എ ഏ\n o o: ഒ ഓ\n a e അ എ\n i e ഇ എ\n u o ഉ ഒ\n y u (ŭ) ഉ\n y i (ŭ) ഇ\n y a (ŭ) അ\n a aI അ ഐ\n a: aU ആ ഔ\n Ry Ry: ഋ ൠ\n ly ly: ഌ ൡ\n Ry R2i ഋ റി\n ly li ഌ ലി',
  ),
]
