import type { RouteObject } from 'react-router'
import { languages } from '../contract/platform/languages.ts'
import { DeskLayout } from './desk/frame/DeskLayout.tsx'
import { DeskPage } from './desk/frame/DeskPage.tsx'
import { NoSuchPage } from './desk/gate/NoSuchPage.tsx'
import { useDeskTexts } from './desk/texts.ts'
import { placePath, type Place, type Side } from './desk/workplace.ts'
import type { RouteHandle } from './frame/loading.ts'
import { PageOutlet } from './frame/page.tsx'
import { operatorPlaces } from './operator-routes.ts'
import { localPath } from './paths.ts'
import { readTwice } from './platform/failures/read-twice.ts'
import { supplierPlaces } from './supplier-routes.ts'

const workplaces: { side: Side; places: Place[] }[] = [
  { side: 'supplier', places: supplierPlaces as Place[] },
  { side: 'operator', places: operatorPlaces as Place[] },
]

/** The workplaces of suppliers and operators, once per language; a site of its own beside the shop (routes.tsx). */
export const deskRoutes: RouteObject[] = languages.flatMap((language) =>
  workplaces.map(({ side, places }) => ({
    path: localPath(language, `/${side}`),
    element: <DeskLayout workplace={{ side, places }} />,
    children: [
      {
        element: <PageOutlet problem={<NoSuchPage side={side} />} />,
        children: [
          ...places.map((place) => ({
            ...(place.path === '' ? { index: true } : { path: place.path }),
            element: <DeskPage side={side} place={place} />,
            handle: handleOf(side, place),
          })),
          { path: '*', element: null },
        ],
      },
    ],
  })),
)

function handleOf(side: Side, { path, query, texts, read }: Place): RouteHandle {
  return {
    access: side,
    module: placePath(side, path),
    ...(query && { query }),
    component: async (language) => {
      const [{ Component }] = await Promise.all([readTwice(read), useDeskTexts.load(language), texts?.load(language)])
      return Component
    },
  }
}
