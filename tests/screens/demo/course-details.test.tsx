import { render, screen } from '@testing-library/react';
import { Refine } from '@refinedev/core';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { COURSE_DETAILS } from './samples.ts';
import { CourseScreen } from '../../../src/features/demo/academy/CourseScreen.tsx';
import { dataProvider } from '../../../src/providers/data.ts';
import { fakeApi, signedIn } from '../fake-api.ts';

const COURSE = {
  id: 4,
  courseTitle: 'Photographing Small Rooms',
  desc: 'Light and angles.',
  user: 'Noah Bennett',
  tutorImg: '',
  tags: 'Art',
  time: '10h 31m',
  completedTasks: 2,
  totalTasks: 8,
  userCount: 1340,
  rating: 4.5,
  ratingCount: 388,
};

function open(path: string) {
  signedIn();
  fakeApi(({ url }) => ({
    body: url.includes('course-details') ? COURSE_DETAILS : { courses: [COURSE], total: 1, totalCourse: 1 },
  }));
  render(
    <MemoryRouter initialEntries={[path]}>
      <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
        <Routes>
          <Route path="/course" element={<CourseScreen />} />
          <Route path="/course/:id" element={<CourseScreen />} />
        </Routes>
      </Refine>
    </MemoryRouter>,
  );
}

it('a course of the list shows what the list knows of it, and says that its lectures are a sample', async () => {
  open('/course/4');
  expect(await screen.findByRole('heading', { name: 'Photographing Small Rooms' })).toBeVisible();
  expect(await screen.findByText('Light and angles.')).toBeVisible();
  for (const fact of ['1,340', '10h 31m', '2 of 8', '25%', '4.5 of 5 (388 ratings)']) {
    expect(screen.getByText(fact)).toBeVisible();
  }
  expect(screen.getByRole('heading', { name: 'Sample content' })).toBeVisible();
  expect(screen.queryByText(COURSE_DETAILS.instructor)).toBeNull();
});

it('a course that the list does not have is said to be none', async () => {
  open('/course/99');
  expect(await screen.findByText('There is no such course')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All courses' })).toBeVisible();
});

it('without an id it is the course that the call knows all of', async () => {
  open('/course');
  expect(await screen.findByRole('heading', { name: COURSE_DETAILS.title, level: 1 })).toBeVisible();
  expect(screen.queryByText('Sample content')).toBeNull();
});

it('the lectures and minutes of that course are those of its parts', () => {
  const { content, totalLectures, length } = COURSE_DETAILS;
  expect(totalLectures).toBe(content.reduce((sum, { topics }) => sum + topics.length, 0));
  const minutes = content.reduce((sum, { time }) => sum + Number.parseInt(time, 10), 0);
  expect(length).toBe(`${Math.floor(minutes / 60)}h ${minutes % 60}m in total`);
});
