import './desk.css'
import { deskRoutes } from '../desk-routes.tsx'
import { isDeskPath } from '../paths.ts'
import { startSite } from '../frame/start-site.tsx'

// What leads out of the workplaces is another document: the shop has scripts and styles of its own.
startSite(deskRoutes, {
  navigatorOf: (navigator) => ({
    ...navigator,
    push: (to, ...rest) => (leaves(to) ? location.assign(to as string) : navigator.push(to, ...rest)),
    replace: (to, ...rest) => (leaves(to) ? location.replace(to as string) : navigator.replace(to, ...rest)),
  }),
})

const leaves = (to: unknown) => typeof to === 'string' && to.startsWith('/') && !isDeskPath(to)
