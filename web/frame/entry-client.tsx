import '../app.css'
import { routes } from '../routes.tsx'
import { startSite } from './start-site.tsx'

startSite(routes)
