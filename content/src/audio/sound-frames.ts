/** Frames of a sound, X being its place, as the engine is told them: no words, so that every sound can stand in them. */
const frames = (text: string) => text.split(' ')

/** For each place where a consonant can stand, short frames with other vowels and neighbours around. */
export const consonantFrames = {
  first: frames("X'al X'i:l X'ul X'e:r X'o:l X'a:l X'ar X'u:r X'e X'il X'o"),
  'between vowels': frames("'aXa 'iXi 'uXu 'aXi 'uXy 'a:Xy 'eXi 'o:Xu 'a:Xa 'u:Xa 'oXa"),
  doubled: frames("'aX:a 'iX:i 'uX:u 'aX:i 'uX:y 'a:X:y 'eX:i 'o:X:u 'a:X:a 'u:X:a 'oX:a"),
  'written twice': frames("'aXXa 'iXXi 'uXXu 'aXXi 'uXXy 'a:XXy 'eXXi 'o:XXu 'a:XXa 'u:XXa 'oXXa"),
  'behind a nasal': frames("'anXa 'inXi 'unXu 'anXi 'unXy 'a:nXy 'enXe 'o:nXu 'a:mXi 'umXa 'amXu"),
  'beside a consonant': frames("'arX:a 'a:rXa 'asXa 'alXi 'uXra 'aXja 'aXva 'iXri 'asXi Xr'a Xj'a Xv'a"),
  last: frames("'aX p'iX m'uX k'o:X v'eX k'a:X n'i:X p'uX 'e:X 'o:X 'iX"),
} as const

/** The same for a vowel: stressed and not, first and last. */
export const vowelFrames = frames("p'Xl k'Xl m'Xr 'Xla t'Xn.i p'al.X v'al.Xm n'Xt.y 'Xn c'Xr.a k'akXl t'Xd[i")

/** What stands in the frames in place of a letter that has several sounds: ന്ത, ന്റ and ണ്ട. */
export const clusterFrames = frames("'aXa 'iXi 'uXu 'aXi 'uXy 'a:Xy 'eXe 'o:Xu 'a:Xa 'u:Xa 'oXa k'aXa")

export const inFrame = (frame: string, sound: string) => `[[${frame.replaceAll('X', sound)}]]`
