export { default } from '../../features/demo/chat/ChatScreen.tsx';
