import { runs } from '@app/malayalam'

/** Text of both languages, each stretch marked with its own, so that fonts and screen readers take the right one. */
export function MixedText({ text }: { text: string }) {
  return runs(text).map(({ text: run, malayalam }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never move
    <span key={place} lang={malayalam ? 'ml' : 'en'} className={malayalam ? 'malayalam' : undefined}>
      {run}
    </span>
  ))
}
