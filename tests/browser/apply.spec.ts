import { dropFiles } from './support/drop.ts'
import { pdfFile, written } from './support/files.ts'
import { actAtFirstSight } from './support/firstSight.ts'
import { answers, stepAnswers, type Kind } from './support/grantAnswers.ts'
import {
  chooseStep,
  expectSaved,
  fillForm,
  fillMember,
  formPath,
  formReady,
  goToStep,
  openForm,
  saveStatus,
} from './support/grantForm.ts'
import { signIn } from './support/session.ts'
import { expect, serverModes, test } from './support/test.ts'
import { movesOf, openReady, watchMoves } from './support/tour.ts'

const names: Record<Kind, string> = { poc: 'PoC Grant', ipr: 'IPR Grant' }

for (const serverMode of serverModes) {
  test.describe(`grant forms, ${serverMode}`, () => {
    test.use({ serverMode })

    for (const kind of ['poc', 'ipr'] as const) {
      test.describe('without a network', () => {
        test.use({ hasWorker: serverMode === 'mock' })

        test(`a student fills in the ${names[kind]} form, loses the network, comes back and submits`, async ({
          page,
          portal,
          loseNetwork,
        }) => {
          await openForm(page, portal, kind)
          await fillForm(page, kind)
          await chooseStep(page, 'Team members')
          await page.getByRole('button', { name: 'Add Member' }).click()
          await fillMember(page, 1)
          await page.getByLabel('Team leader').selectOption('Member 2 Patel')
          await expectSaved(page)

          await loseNetwork()
          // Through the form's own address to the step where the applicant stopped, with the other
          // steps' answers.
          await page.goto(new URL(formPath[kind], page.url()).href)
          await expect(page).toHaveURL(/\/team$/)
          await expect(page.getByText('aadhaar-2.pdf')).toBeVisible()
          await expect(page.getByLabel('Team leader').locator('option:checked')).toHaveText(
            'Member 2 Patel',
          )
          await chooseStep(page, 'Check your answers')
          for (const [label, text] of answers[kind]) {
            const rupees = /^\d+$/.test(text) ? Number(text).toLocaleString('en-IN') : text
            await expect(
              page
                .getByRole('term')
                .filter({ hasText: label })
                .locator('..')
                .filter({ hasText: rupees }),
            ).toBeVisible()
          }

          await page.getByRole('button', { name: 'Submit application' }).click()
          const alert = page.getByRole('alertdialog')
          await expect(alert).toContainText(`${names[kind]} application submitted successfully!`)
          await alert.getByRole('button', { name: 'OK' }).click()
          await expect(page).toHaveURL(/\/my-applications\/[a-z0-9]+\/receipt$/)
        })
      })
    }

    test('a page that the camera has closed says that its photo did not arrive', async ({
      page,
      portal,
    }) => {
      await openForm(page, portal, 'poc', 'team')
      await page.getByLabel('Enrollment no').fill('21ME100')
      await expectSaved(page)
      const picker = page.waitForEvent('filechooser')
      await page.getByText('Choose a file').click()
      await picker
      // As the phone ends it, and the browser loads it again.
      await page.reload()
      const alert = page.getByRole('alertdialog')
      await expect(alert).toContainText('the file did not arrive')
      await alert.getByRole('button', { name: 'OK' }).click()
      await expect(page.getByLabel('Enrollment no')).toHaveValue('21ME100')
    })

    test('submitting an empty form raises the alert, then lists every problem with a link to its field', async ({
      page,
      portal,
    }) => {
      await openForm(page, portal, 'poc', 'check')
      await page.getByRole('button', { name: 'Submit application' }).click()
      const alert = page.getByRole('alertdialog')
      await expect(alert).toContainText('Please fill in all required fields')
      await alert.getByRole('button', { name: 'OK' }).click()
      const summary = page.getByRole('region', { name: 'There is a problem' })
      const heading = summary.getByRole('heading', { name: 'There is a problem' })
      await expect(heading).toBeFocused()
      await expect(heading).toBeInViewport({ ratio: 1 })
      await expect(page).toHaveTitle(/^Error: /)
      // The institution is filled in from the profile.
      await expect(summary.getByRole('link')).toHaveCount(4 + 6 + 5 + 4 + 2 + 4)
      await summary.getByRole('link', { name: 'Enter an email address', exact: true }).click()
      await expect(page).toHaveURL(/\/mentor#mentor\.email$/)
      // By its role, because 'Change: Email (Mentor)' is on the page before it.
      const email = page.getByRole('textbox', { name: 'Email' })
      await expect(email).toBeFocused()
      await expect(page.getByText('Email', { exact: true })).toBeInViewport()
      await email.fill('kavita.rao@example.com')
      await page.getByRole('button', { name: /^Next problem/ }).click()
      await expect(page.getByLabel('Mobile')).toBeFocused()
      await page.goBack()
      await expect(heading).toBeVisible()
      await expect(summary.getByRole('link')).toHaveCount(24)
    })

    test('two tabs on one draft: one edits, the other follows and can take over', async ({
      page,
      context,
      portal,
    }) => {
      await openForm(page, portal, 'poc')
      const title = page.getByLabel('Title of the proof of concept')
      await title.fill('First words')
      await expectSaved(page)

      const other = await context.newPage()
      await other.goto(`${portal.origin}/apply/poc-grant`)
      await expect(other.getByText('This form is open in another tab.')).toBeVisible()
      await expect(other.getByText('First words')).toBeVisible()
      await title.fill('Second words')
      await expect(other.getByText('Second words')).toBeVisible()

      await other.getByRole('button', { name: 'Edit here instead' }).click()
      await expect(other.getByLabel('Title of the proof of concept')).toHaveValue('Second words')
      await expect(page.getByText('This form is open in another tab.')).toBeVisible()
      await other.getByLabel('Title of the proof of concept').fill('Third words')
      await expect(page.getByText('Third words')).toBeVisible()
      await other.close()
      await expect(title).toHaveValue('Third words')
    })

    test('a discarded draft is asked about first and can be put back', async ({ page, portal }) => {
      await openForm(page, portal, 'poc')
      const title = page.getByLabel('Title of the proof of concept')
      await title.fill('Keep me')
      await expectSaved(page)
      await page.getByRole('button', { name: 'Discard draft' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
      await expect(title).toHaveValue('')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(title).toHaveValue('Keep me')
    })
  })
}

test('a letter typed at the moment at which the form appears is saved, though none follows it', async ({
  page,
  portal,
}) => {
  await actAtFirstSight(page, 'main form input', { text: 'S' })
  await openForm(page, portal, 'poc')
  await expect(page.getByLabel('Title of the proof of concept')).toHaveValue('S')
  await expectSaved(page)
})

test('the check paints the answers in view first, and is where it was left', async ({
  page,
  portal,
}) => {
  await openForm(page, portal, 'poc', 'market')
  const check = await page.evaluateHandle(() => ({
    lastAtFirst: new Promise<boolean>((resolve) => {
      const observer = new MutationObserver(() => {
        const last = Array.from(document.querySelectorAll('main dl')).at(-1)
        if (last === undefined) return
        observer.disconnect()
        const isLaidOut = document.body.offsetHeight > 0
        resolve(isLaidOut && last.checkVisibility({ contentVisibilityAuto: true }))
      })
      observer.observe(document.body, { childList: true, subtree: true })
    }),
  }))
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(await check.evaluate(({ lastAtFirst }) => lastAtFirst)).toBe(false)
  await expect(page.locator('main section').last()).toHaveCSS('content-visibility', 'visible')
  const last = page.getByRole('link', { name: /^Change: / }).last()
  await last.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => Math.round(scrollY))
  await last.click()
  await page.goBack()
  await expect(last).toBeInViewport()
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(top)
})

test('a scan dropped on its field is attached, and one that misses it takes nobody from the form', async ({
  page,
  context,
  portal,
}) => {
  const scan = written(pdfFile('scan.pdf'))
  const other = written(pdfFile('other.pdf'))
  await openForm(page, portal, 'poc', 'all')
  const field = page.getByText('Aadhaar card scan')
  const member = page.getByRole('group', { name: 'Team member 1' })
  await dropFiles(page, field, [scan])
  await expect(member.getByText('scan.pdf')).toBeVisible()
  await dropFiles(page, field, [other, scan])
  await expect(member.getByText('Only one file fits here')).toBeVisible()
  await expect(member.getByText('scan.pdf')).toBeVisible()
  await dropFiles(page, page.getByRole('heading', { level: 1 }), [other])
  await dropFiles(page, member.getByLabel('Email'), [other])
  await goToStep(page, 'poc', 'project')
  await dropFiles(page, page.getByRole('heading', { level: 1 }), [other])
  await page.getByLabel('Broad area').fill('Energy')
  await expectSaved(page)
  expect(context.pages()).toEqual([page])
})

test('offline, fixed bars take at most 15 % of 640 px, and none is at the top', async ({
  page,
  context,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openForm(page, portal, 'poc')
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.getByLabel('Broad area').fill('Energy')
  await expectSaved(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  const bars = await page.evaluate(() =>
    Array.from(document.querySelectorAll('*'))
      .filter((element) => /^(sticky|fixed)$/.test(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, height }) => height > 0 && bottom > 0 && top < innerHeight)
      .map(({ top, height }) => ({ top, height })),
  )
  const height = bars.reduce((sum, bar) => sum + bar.height, 0)
  test.info().annotations.push({ type: 'bars', description: `${height} of 640 px` })
  expect(bars.every(({ top }) => top > 320)).toBe(true)
  expect(height / 640).toBeLessThanOrEqual(0.15)
})

test('the footer of those who came to work is one row, at 320 px too, in every language', async ({
  page,
  portal,
}) => {
  await openForm(page, portal, 'poc')
  for (const home of ['', '/gu', '/hi'])
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${portal.origin}${home}/my-applications`)
      const links = page.getByRole('contentinfo').getByRole('link')
      await expect(links.first()).toBeVisible()
      const tops = await links.evaluateAll((all) =>
        all
          .filter((link) => link.checkVisibility())
          .map((link) => link.getBoundingClientRect().top),
      )
      expect(new Set(tops).size, `${home} at ${width} px`).toBe(1)
    }
})

test('the status at the bottom is a single line at 320 px too, and at the bottom under a short step on a tablet', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openForm(page, portal, 'poc')
  await page.getByLabel('Broad area').fill('Energy')
  await expectSaved(page)
  const line = page.getByRole('button', { name: /^Step \d of 7$/ }).locator('..')
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(56)
  await chooseStep(page, 'Strength and outcomes')
  await page.setViewportSize({ width: 820, height: 1180 })
  const { y, height } = (await line.boundingBox()) ?? { y: 0, height: 0 }
  expect(y + height).toBe(1180)
})

test('above the keyboard of a phone or a tablet both the field and where the draft is can be seen', async ({
  page,
  portal,
}) => {
  await openForm(page, portal, 'poc', 'idea')
  const field = page.getByLabel('Description of the proof of concept')
  await field.click()
  // What `interactive-widget=resizes-content` does, and then the browser.
  await page.setViewportSize({ width: 360, height: 430 })
  await field.scrollIntoViewIfNeeded()
  await field.fill('A dryer that runs on sunlight')
  await expectSaved(page)
  await expect(saveStatus(page)).toBeInViewport({ ratio: 1 })
  await expect(field).toBeInViewport({ ratio: 1 })
  const at = (await field.boundingBox()) ?? { y: NaN, height: NaN }
  expect(at.y + at.height).toBeLessThanOrEqual((await saveStatus(page).boundingBox())?.y ?? 0)
  // Beside the form, the list of steps alone is higher.
  await page.setViewportSize({ width: 1024, height: 400 })
  const steps = page.getByRole('navigation', { name: 'Steps' })
  await expect(steps).toBeVisible()
  await expect(saveStatus(page)).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(saveStatus(page)).toBeInViewport({ ratio: 1 })
  // And each of them can be read and pressed beside a field that is far down.
  await field.scrollIntoViewIfNeeded()
  const covered = await steps.getByRole('link').evaluateAll((links) =>
    links.filter((link) => {
      link.scrollIntoView({ block: 'nearest' })
      const { left, bottom } = link.getBoundingClientRect()
      return !link.contains(document.elementFromPoint(left + 20, bottom - 6))
    }),
  )
  expect(covered).toEqual([])
})

test('the status does not move up and down while a save is under way', async ({ page, portal }) => {
  await openForm(page, portal, 'poc')
  const top = async () => (await saveStatus(page).boundingBox())?.y
  await page.getByLabel('Broad area').fill('Energy')
  await expectSaved(page)
  for (const width of [320, 360, 412, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const saved = await top()
    // The save waits for a transaction of somebody else.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('ssip-portal')
          opening.onsuccess = () => {
            const drafts = opening.result.transaction('drafts', 'readwrite').objectStore('drafts')
            let isHeld = true
            const hold = () => {
              if (isHeld) drafts.count().onsuccess = hold
            }
            hold()
            const letGo = () => {
              isHeld = false
              opening.result.close()
            }
            Object.assign(window, { letGo })
            resolve()
          }
        }),
    )
    await page.getByLabel('Title of the proof of concept').fill(`Typed at ${width} px`)
    await expect(saveStatus(page)).toHaveText('Saving…')
    expect(await top(), `${width} px`).toBe(saved)
    await page.evaluate(() => (window as unknown as { letGo: () => void }).letGo())
    await expectSaved(page)
  }
})

test('no step of a form moves while it opens, blank or begun', async ({ page, portal }) => {
  await signIn(page.context(), portal, 'student')
  await page.addInitScript(watchMoves)
  const steps = [...Object.keys(stepAnswers.poc), 'check']
  const openSteps = async () => {
    for (const step of steps) {
      await openReady(page, `${portal.origin}/apply/poc-grant/${step}`)
      await formReady(page)
      // What the profile knows is offered with the fields, not after them.
      if (step === 'team')
        await expect(page.getByRole('button', { name: 'Use my details' })).toBeVisible()
      if (step === 'project')
        await expect(page.getByText('From your profile').first()).toBeVisible()
      expect(await movesOf(page), step).toEqual([])
    }
  }
  await openSteps()
  await goToStep(page, 'poc', 'project')
  await page.getByLabel('Broad area').fill('Energy')
  await expectSaved(page)
  await openSteps()
})
