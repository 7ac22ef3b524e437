import { layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { type Language, languages } from './i18n/languages.ts'

/** Pages whose messages come with every page, and those of areas that bring their own. */
const pages = {
  everywhere: {
    '/level': 'level.tsx',
    '/level2': 'level.tsx',
    '/level3': 'level.tsx',
    '/Coachlevel': 'coach-level.tsx',
    '/lessons2': 'lessons2.tsx',
    '/results': 'results.tsx',
    '/*': 'not-found.tsx',
  },
  reading: {
    '/': 'landing.tsx',
    '/Landing': 'landing.tsx',
    '/resource': 'resource.tsx',
    '/resource/phrases': 'phrases.tsx',
    '/numbers': 'numbers.tsx',
    '/blog': 'blog.tsx',
    '/blog/why': 'article.tsx',
    '/blog/learn': 'article.tsx',
    '/blog/how': 'article.tsx',
    '/letters': 'letters.tsx',
    '/lm': 'lm.tsx',
    '/learn': 'learn.tsx',
    '/youtube': 'youtube.tsx',
    '/supa': 'supa.tsx',
    '/about': 'about.tsx',
    '/terms': 'terms.tsx',
    '/privacy': 'privacy.tsx',
  },
  video: {
    '/youtube2': 'youtube2.tsx',
    '/demo': 'demo.tsx',
  },
  bring: {
    '/bring': 'bring.tsx',
    '/read': 'read.tsx',
  },
  review: {
    '/review': 'review.tsx',
    '/progress': 'progress.tsx',
  },
  coach: {
    '/coach': 'coach.tsx',
  },
  account: {
    '/login': 'login.tsx',
    '/confirm-email': 'confirm-email.tsx',
    '/reset-password': 'reset-password.tsx',
    '/profile': 'profile.tsx',
  },
}

const routesOf = (files: Readonly<Record<string, string>>, language: Language) =>
  Object.entries(files).map(([path, file]) => route(path, `routes/${file}`, { id: `${language}:${path}` }))

/** Each page stands twice, once in a language's own layout, which brings that language's messages and no other's. */
const pagesIn = (language: Language) =>
  layout(`routes/in-${language}.tsx`, [
    ...routesOf(pages.everywhere, language),
    layout(`routes/reading-${language}.tsx`, routesOf(pages.reading, language)),
    layout(`routes/video-${language}.tsx`, routesOf(pages.video, language)),
    layout(`routes/bring-${language}.tsx`, routesOf(pages.bring, language)),
    layout(`routes/review-${language}.tsx`, routesOf(pages.review, language)),
    layout(`routes/coach-${language}.tsx`, routesOf(pages.coach, language)),
    layout(`routes/account-${language}.tsx`, routesOf(pages.account, language)),
  ])

export default languages.flatMap((language) =>
  language === 'en' ? [pagesIn('en')] : prefix(language, [pagesIn(language)]),
) satisfies RouteConfig
