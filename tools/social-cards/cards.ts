import { sourceLanguage } from '@app/learning/languages'
import { cardLanguages } from '../../apps/web/app/addresses/cards.ts'
import { loadContent } from '../../content/src/index.ts'

type CardLanguage = (typeof cardLanguages)[number]

/** The text of a card. Its file is `<name>-<language>.jpg`. `motif` is HTML, beside the title. */
export type SocialCard = { name: string; language: CardLanguage; title: string; line: string; motif: string }

const says: Record<string, Record<CardLanguage, { title: string; line: string }>> = {
  site: {
    en: {
      title: 'Learn Malayalam, free',
      line: 'From the first letter to whole sentences, by ear',
    },
    ml: { title: 'മലയാളം പഠിക്കാം, സൗജന്യമായി', line: 'അക്ഷരം മുതൽ വാക്യം വരെ, കേട്ടുപഠിക്കാം' },
  },
  letters: {
    en: { title: 'Malayalam letters', line: 'Each by its sound, with a word to remember it by' },
    ml: { title: 'മലയാളം അക്ഷരങ്ങൾ', line: 'ഓർത്തുവയ്ക്കാൻ ഓരോ വാക്കും' },
  },
  levels: {
    en: {
      title: '27 topics, 30 levels',
      line: 'Letters, words, phrases and sentences: short quizzes with sound',
    },
    ml: { title: '27 വിഷയങ്ങൾ, 30 ലെവലുകൾ', line: 'കേട്ടുപഠിക്കാൻ ചെറിയ ക്വിസുകൾ' },
  },
  phrases: {
    en: { title: 'Ten phrases for travelling', line: 'In Kerala: to read, to hear and to show' },
    ml: { title: 'യാത്രയ്ക്ക് പത്ത് വാക്യങ്ങൾ', line: 'വായിക്കാം, കേൾക്കാം, കാണിച്ചുകൊടുക്കാം' },
  },
}

/** Letters in two rows. */
const tiles = (...letters: string[]) =>
  `<div class="tiles" style="grid-template-columns: repeat(${letters.length / 2}, 104px)">${letters.map((letter) => `<b lang="ml">${letter}</b>`).join('')}</div>`

const bubble = (said: string) => `<div class="bubble" lang="ml">${said}</div>`

const bar = (filled: number) =>
  `<div class="bar">${Array.from({ length: 10 }, (_, place) => `<i class="${place < filled ? 'filled' : ''}"></i>`).join('')}</div>`

const motifs: Record<string, string> = {
  site: bubble('നമസ്കാരം!'),
  letters: tiles('അ', 'ആ', 'ഇ', 'ക', 'മ', 'ഴ'),
  levels: bar(10) + bar(6) + bar(1),
  phrases: bubble('നമസ്കാരം!') + bubble('നന്ദി!'),
  'blog-why': bubble('ഊണ് കഴിച്ചോ?'),
  'blog-learn': tiles('അ', 'ക', 'മ', 'ഴ'),
  'blog-how': bar(8),
}

/** Shorter than the articles' own summaries, so that they can be read at a very small size. */
const articleLines: Record<string, string> = {
  why: 'What it is, who speaks it, and what it opens',
  learn: 'How its questions and its voice are made',
  how: 'Ten minutes a day for eight weeks',
}

const drawn = Object.entries(says).flatMap(([name, texts]) =>
  cardLanguages.map((language) => ({ name, language, ...texts[language] })),
)
const articles = loadContent().articles.map(({ slug, title }) => ({
  name: `blog-${slug}`,
  language: sourceLanguage,
  title,
  line: articleLines[slug] ?? '',
}))

export const socialCards: readonly SocialCard[] = [...drawn, ...articles].map((card) => ({
  ...card,
  motif: motifs[card.name] ?? '',
}))
