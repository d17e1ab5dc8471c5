import './gallery.css'
import { createRoot } from 'react-dom/client'
import { splitPath } from '../paths.ts'
import { localStore } from '../platform/storage.ts'
import { loadTexts } from '../platform/texts.ts'
import { Gallery } from './Gallery.tsx'
import { answerCalls } from './sample-answers.ts'

// As in the shop's own entry: the content security policy refuses compiled schemas.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const { language } = splitPath(location.pathname)
answerCalls(language)
if (localStore.read('theme') === 'dark') document.documentElement.dataset.theme = 'dark'
createRoot(document.getElementById('root')!).render(<Gallery language={language} texts={await loadTexts(language)} />)
