import { type Language, languageOf, languages, sourceLanguage } from '@app/learning/languages'
import type { ReactNode } from 'react'
import { Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { origin } from './addresses/origin.ts'
import { addressOf, placeOf } from './addresses/paths.ts'
import styles from './app.css?url'
import { deviceKeys } from './storage/keys.ts'

/** The style sheet knows whether the address names a text to read. */
const noteAddress = `const{dataset}=document.documentElement;if(location.search)dataset.text=''`

/** Who has chosen another language than English in the settings has every page in it, whatever address led there. */
const followLanguage = () => {
  const prefixes = Object.fromEntries(
    languages.filter(({ prefix }) => prefix).map(({ code, prefix }) => [code, prefix]),
  )
  return `try{const prefix={__proto__:null,...${JSON.stringify(prefixes)}}[localStorage.getItem('${deviceKeys.language}')];if(prefix)location.replace(prefix+location.pathname.replace(/\\/$/,'')+location.search+location.hash)}catch{}`
}

/**
 * The theme is set before anything is painted, so that a dark room stays dark; and so is how Malayalam is spelt in Latin letters, so that
 * who wants none does not see them go. Other tabs follow.
 */
const paintPreferences = `const paint=()=>{try{const{theme,romanisation}=JSON.parse(localStorage.getItem('${deviceKeys.preferences}')).state;dataset.latin=romanisation;if(theme==='light'||theme==='dark')dataset.theme=theme;else delete dataset.theme}catch{}};addEventListener('storage',paint)`

/** Likewise whether somebody is signed in, so that a page that is prerendered for visitors can wait for them. */
const noteLearner = `try{if(JSON.parse(localStorage.getItem('${deviceKeys.session}')).state.user)dataset.learner=''}catch{}`

/** And whether words were saved here, and whether another text is to be read than one that is still to be pasted. */
const noteKept = `try{if(localStorage.getItem('${deviceKeys.savedWords}')?.length>2)dataset.words='';if(localStorage.getItem('${deviceKeys.readingText}'))dataset.text=''}catch{}`

/** A device that keeps nothing yet is asked for nothing: each answer, and each fault in reading none, costs a slow phone's first paint 1 to 4 ms. */
const scriptsOf = (language: Language) =>
  `{${noteAddress};${paintPreferences};try{if(localStorage.length){${[
    ...(language === sourceLanguage ? [followLanguage()] : []),
    'paint()',
    noteLearner,
    noteKept,
  ].join(';')}}}catch{}}`

/** The whole style sheet. A built page asks for it after its content: the rules of the first paint stand in its head (`finish/finish-pages.ts`). */
const styleSheet = <link rel="stylesheet" href={styles} />

export function Layout({ children }: { children: ReactNode }) {
  const { language } = placeOf(useLocation().pathname)
  return (
    <html lang={language} dir={languageOf(language).direction} data-origin={origin} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf5e6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#17130d" />
        <script suppressHydrationWarning>{import.meta.env.SSR ? scriptsOf(language) : ''}</script>
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={addressOf('/manifest.webmanifest', language)} />
        {import.meta.env.DEV && styleSheet}
      </head>
      <body>
        {children}
        {import.meta.env.PROD && styleSheet}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default Outlet
