import { screen, within } from '@testing-library/react'

/** Titles of applications of the sample. */
export const cart = 'Battery swap cart for street vendors'
export const warmer = 'Low-cost warmer for newborns in rural clinics'
export const millet = 'Design registration of a millet cooker'
export const soil = 'Soil moisture probe that texts the farmer'

export const queue = () => within(screen.getByRole('list', { name: 'Queue' }))
export const pane = () => within(screen.getByRole('article'))
/** The heading of the application in the pane. */
export const opened = () => pane().getByRole('heading', { level: 2 })
