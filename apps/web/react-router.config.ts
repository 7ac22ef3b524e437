import type { Config } from '@react-router/dev/config'
import { manifests, prerendered } from './app/addresses/pages.ts'

/** The build is made aside and put in place whole: the command that builds says where. */
const { BUILD_DIRECTORY } = process.env

export default {
  ssr: false,
  // A route in one file: its loader and its screen are always wanted together.
  splitRouteModules: false,
  prerender: [...prerendered, ...manifests],
  ...(BUILD_DIRECTORY && { buildDirectory: BUILD_DIRECTORY }),
} satisfies Config
