export { CourseDetails as default } from '../../../features/demo/academy/CourseDetails.tsx';
