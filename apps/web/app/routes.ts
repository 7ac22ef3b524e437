import { layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { type Language, languages } from './lib/languages.ts'

const files = {
  '/': 'landing.tsx',
  '/Landing': 'landing.tsx',
  '/resource': 'resource.tsx',
  '/resource/phrases': 'phrases.tsx',
  '/blog': 'blog.tsx',
  '/blog/why': 'article.tsx',
  '/blog/learn': 'article.tsx',
  '/blog/how': 'article.tsx',
  '/level': 'level.tsx',
  '/level2': 'level.tsx',
  '/level3': 'level.tsx',
  '/Coachlevel': 'coach-level.tsx',
  '/lessons2': 'lessons2.tsx',
  '/results': 'results.tsx',
  '/letters': 'letters.tsx',
  '/supa': 'supa.tsx',
  '/login': 'login.tsx',
  '/reset-password': 'reset-password.tsx',
  '/profile': 'profile.tsx',
  '/about': 'about.tsx',
  '/terms': 'terms.tsx',
  '/privacy': 'privacy.tsx',
  '/*': 'not-found.tsx',
}

/** Each page stands twice, once in a language's own layout, which brings that language's messages and no other's. */
const pagesIn = (language: Language) =>
  layout(
    `routes/in-${language}.tsx`,
    Object.entries(files).map(([path, file]) => route(path, `routes/${file}`, { id: `${language}:${path}` })),
  )

export default languages.flatMap((language) =>
  language === 'en' ? [pagesIn('en')] : prefix(language, [pagesIn(language)]),
) satisfies RouteConfig
