import { Outlet } from 'react-router'
import { i18n } from '../i18n/ml.ts'
import { messages } from '../locales/ml/reading.po'

i18n.load('ml', messages)

export default function ReadingInMalayalam() {
  return <Outlet />
}
