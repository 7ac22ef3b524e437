import type { FilmTheme } from '@app/content/reader'
import type { FilmScene } from '../kit/stage.ts'
import { festival } from './festival.ts'
import { food } from './food.ts'
import { history } from './history.ts'
import { music } from './music.ts'
import { travel } from './travel.ts'

/** The pictures of each film. */
export const filmScenes: Readonly<Record<FilmTheme, FilmScene>> = { travel, music, food, festival, history }
